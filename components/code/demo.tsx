import { Island } from '@/components/islands/island';
import { wordsOf } from '@/lib/base/text';
import type { ShownDemo } from '@/lib/samples/fences';
import DemoBar from './demo-bar.island';

/** What stands below the block of a demo: its buttons and controls, and its first render in the place where it runs. */
export function Demo({ component, file, controls, firstRender }: ShownDemo) {
  return (
    <div
      className="demo"
      role="group"
      aria-label={`Demo: ${wordsOf(component)}`}
      data-demo={file}
    >
      <Island of="code/demo-bar" when="click">
        <DemoBar file={file} controls={controls} />
      </Island>
      {/* In a list, an item inside of a <div> would end the one around the demo. */}
      <section
        className="demo-stage"
        inert
        dangerouslySetInnerHTML={{ __html: firstRender }}
      />
    </div>
  );
}
