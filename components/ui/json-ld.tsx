import { toScriptLiteral } from '@/lib/base/text';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptLiteral(data) }}
    />
  );
}
