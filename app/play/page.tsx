import type { Metadata } from 'next';
import { PageContent } from '@/components/build/page-content';
import { PlayPage } from '@/components/play/play-page';
import { CONTENT_ROOT, getSite } from '@/lib/content';
import { listKeptEngines } from '@/lib/play/kept';
import { installedVersions } from '@/lib/product';
import { pageMetadata } from '@/lib/site';
import '../styles/play.css';

export function generateMetadata(): Metadata {
  return pageMetadata({
    config: getSite().config,
    path: '/play',
    title: 'Playground',
    description:
      'Write Angular and RxAngular code, and see at once what it shows, gives and breaks. It runs in your browser.',
  });
}

/** What a reader has to know to repeat a run elsewhere. */
const NAMED = [
  '@angular/core',
  '@rx-angular/cdk',
  '@rx-angular/eslint-plugin',
  '@rx-angular/state',
  '@rx-angular/template',
  'rxjs',
];

export default function PlayRoute() {
  const installed = installedVersions(process.cwd());
  const versions = Object.fromEntries(
    NAMED.map((name) => [name, installed[name] ?? '']),
  );
  const kept = listKeptEngines(CONTENT_ROOT).map((engine) => ({
    id: engine.id,
    versions: Object.fromEntries(
      Object.entries(engine.versions).filter(([name]) => NAMED.includes(name)),
    ),
  }));
  return (
    <PageContent>
      <PlayPage versions={versions} kept={kept} />
    </PageContent>
  );
}
