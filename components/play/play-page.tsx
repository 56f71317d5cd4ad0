import { Island } from '@/components/islands/island';
import { MAIN_ID } from '@/lib/site/config';
import { withBase } from '@/lib/base/url';
import type { Versions } from '@/lib/playground/project';
import { colour } from './code-mirror/colour';
import { FIRST_SCRIPT } from './first-script';
import Playground from './playground.island';
import { PLAYGROUND } from './settings';

type PlayPageProps = {
  /** Of the packages that code runs with, by name. */
  versions: Readonly<Record<string, string>>;
  /** Of those that a program gets as a project. */
  workspace: Versions;
};

/** The page of the playground. */
export function PlayPage({ versions, workspace }: PlayPageProps) {
  const [first] = PLAYGROUND.firstProject.files;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="play" data-play="">
      <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      <header className="play-head">
        <h1>Playground</h1>
        <p className="play-about">
          Runs in your browser, with RxAngular{' '}
          {versions['@rx-angular/template']} and Angular{' '}
          {versions['@angular/core']}. Code cannot reach this page or what this
          site has stored, but it can let others know that it runs and what you
          type: keep secrets out.{' '}
          <a href={withBase('/docs/contributing/playground-links')}>
            What code can reach
          </a>
        </p>
      </header>
      <p className="no-js">
        The playground needs JavaScript, because your browser compiles and runs
        the code itself: what you write becomes a component in the preview, a
        list of expected and actual values, the output of the console, and the
        reports of the lint rules. Without JavaScript, every sample can be read
        and copied in <a href={withBase('/docs/state')}>the documentation</a>,
        with its resulting values in comments, because each of them was run when
        the site was built.
      </p>
      <Island of="play/playground" when="load">
        <Playground
          workspace={workspace}
          served={first ? colour(first.name, first.text) : []}
        />
      </Island>
    </main>
  );
}
