import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { Link } from '@/components/ui/link';

type CodeProps = {
  text: string;
  /** The same, highlighted. */
  tokens?: readonly ElementContent[] | undefined;
  /** Where the type of a name is documented. */
  hrefOf: (name: string) => string | undefined;
};

/** TypeScript in colours, in which types lead to what documents them. */
export function TypeCode({ text, tokens, hrefOf }: CodeProps) {
  return (
    <code>
      {tokens?.map((token, index) => (
        <Fragment key={index}>{drawToken(token, hrefOf)}</Fragment>
      )) ?? text}
    </code>
  );
}

function drawToken(
  token: ElementContent,
  hrefOf: CodeProps['hrefOf'],
): ReactNode {
  const text = toString(token);
  if (token.type !== 'element') return text;
  const className = String(token.properties['class']);
  const name = text.trim();
  // Types are coloured as functions are.
  const href = className === TOKEN_CLASSES.function ? hrefOf(name) : undefined;
  if (href === undefined) return <span className={className}>{text}</span>;
  const [before, after] = text.split(name);
  return (
    <>
      {before}
      <Link href={href} className={className}>
        {name}
      </Link>
      {after}
    </>
  );
}
