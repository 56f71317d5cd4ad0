import { listSkills, readSkills } from '@/lib/site/agents';
import { getSite } from '@/lib/site/content';
import { absoluteUrl } from '@/lib/site/config';
import { contentTypeOf } from '@/lib/base/url';

export const dynamic = 'force-static';
export const dynamicParams = false;

const INDEX = 'index.json';

/** The skills, and the file by which programs find them. */
export function generateStaticParams(): { file: string[] }[] {
  return [
    { file: [INDEX] },
    ...readSkills(getSite().root).map(({ name }) => ({
      file: [name, 'SKILL.md'],
    })),
  ];
}

export async function GET(
  _: Request,
  { params }: { params: Promise<{ file: string[] }> },
): Promise<Response> {
  const { config, root } = getSite();
  const [name = ''] = (await params).file;
  const skills = readSkills(root);
  const skill = skills.find((one) => one.name === name);
  return new Response(
    skill?.markdown ?? listSkills(skills, (path) => absoluteUrl(config, path)),
    {
      headers: {
        'Content-Type': contentTypeOf(skill ? '/SKILL.md' : `/${INDEX}`),
      },
    },
  );
}
