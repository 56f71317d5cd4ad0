/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        // The text "</script>" inside a value would end the element.
        __html: JSON.stringify(data).replaceAll('<', '\\u003c'),
      }}
    />
  );
}
