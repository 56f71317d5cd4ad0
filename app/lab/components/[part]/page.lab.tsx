import type { Metadata } from 'next';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { PageContent } from '@/components/build/page-content';
import { renderArticle } from '@/components/build/render-article';
import { getSite } from '@/lib/content';
import type { Site } from '@/lib/content';
import { MAIN_ID } from '@/lib/site';
import { partsBySlug } from '../../specimens';
import type { State } from '../../specimens/types';
import '@/app/styles/play.css';
import '@/components/dev/mistakes.css';
import '../../lab.css';

type Props = { params: Promise<{ part: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { part: string }[] {
  return [...partsBySlug(getSite()).keys()].map((part) => ({ part }));
}

async function partOf({ params }: Props) {
  const { part } = await params;
  const found = partsBySlug(getSite()).get(part);
  if (!found) throw new Error(`[site] The lab has no part "${part}".`);
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `Lab: ${(await partOf(props)).name}` };
}

/** A phone, a tablet and a desk: each has a layout of its own. */
const WIDTHS_PX = [320, 768, 1280];

const VIEWS = [
  ...WIDTHS_PX.map((width) => ({ width, dir: 'ltr' })),
  ...WIDTHS_PX.map((width) => ({ width, dir: 'rtl' })),
];

/** A part in every state, and windows of every kind in which scripts show the same. */
export default async function PartLab(props: Props) {
  const { name, states, isFramed, isDrawn } = await partOf(props);
  const drawn = await Promise.all(
    Object.entries(states).map(async ([state, specimen], index) => (
      <section key={state} aria-label={state} className="lab-state">
        <h2>{state}</h2>
        <div>{await draw(getSite(), specimen, `${name}-${index}`)}</div>
      </section>
    )),
  );
  return (
    <PageContent>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="lab-page"
        data-lab={isDrawn ? name : ''}
        data-lab-framed={isFramed ? '' : undefined}
      >
        <h1>{name}</h1>
        <div className="lab-states" data-lab-states="">
          {drawn}
        </div>
        {VIEWS.flatMap((view) =>
          ['light', 'dark'].map((mode) => (
            <Window
              key={`${mode}${view.dir}${view.width}`}
              {...view}
              mode={mode}
            />
          )),
        )}
      </main>
    </PageContent>
  );
}

async function draw(site: Site, state: State, id: string): Promise<ReactNode> {
  if (isValidElement(state)) return state;
  if (typeof state === 'function') return state();
  const { html } = await renderArticle(
    site,
    {
      ...site.home,
      file: `app/lab/specimens (${id})`,
      id: `lab-${id}`,
      body: String(state),
    },
    true,
  );
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * An empty document of a width, in which media queries are as true as on a screen of it. Its address is none, so no
 * host has to allow the pages of the site in frames.
 */
function Window(props: { width: number; dir: string; mode: string }) {
  const { width, dir, mode } = props;
  const name = `${mode}, ${width} px${dir === 'rtl' ? ', right to left' : ''}`;
  return (
    <figure className="lab-window">
      <figcaption>{name}</figcaption>
      <div>
        <iframe
          title={name}
          width={width}
          height={300}
          srcDoc="<!doctype html>"
          data-mode={mode}
          data-dir={dir}
        />
      </div>
    </figure>
  );
}
