import { diagrams } from '@/components/diagrams';
import { didYouMean } from '@/lib/text';

/** A drawing by name, framed so that it scrolls on narrow screens. */
export function Diagram({ name }: { name: string }) {
  const Drawing = diagrams[name];
  if (!Drawing) {
    const known = Object.keys(diagrams);
    throw new Error(
      `<Diagram name="${name}" /> names an unknown diagram. ${didYouMean(name, known)} Known diagrams: ${known.join(', ')}.`,
    );
  }
  return (
    <figure
      className="diagram"
      tabIndex={0}
      role="group"
      aria-label={`Diagram: ${name.replaceAll('-', ' ')}`}
    >
      <Drawing />
    </figure>
  );
}
