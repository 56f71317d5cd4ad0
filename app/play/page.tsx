import { PageContent } from '@/components/build/page-content';
import { PlayPage } from '@/components/play/play-page';
import { metadataOf } from '@/lib/site/content';
import { installedVersions } from '@/lib/base/files';
import { workspaceVersions } from '@/lib/site/product';
import '../styles/play.css';

export const generateMetadata = () =>
  metadataOf({
    path: '/play',
    title: 'Playground',
    description:
      'Write Angular and RxAngular code, and see its preview, values and errors at once. It runs in your browser.',
  });

/** Whose versions the page names. */
const NAMED = ['@angular/core', '@rx-angular/template'];

export default function PlayRoute() {
  const versions = installedVersions(process.cwd(), NAMED);
  return (
    <PageContent>
      <PlayPage
        versions={versions}
        workspace={workspaceVersions(process.cwd())}
      />
    </PageContent>
  );
}
