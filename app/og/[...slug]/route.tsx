import { ImageResponse } from 'next/og';
import { SocialImage } from '@/components/ui/social-image';
import { getSite } from '@/lib/content';
import { listSocialCards } from '@/lib/feeds/social-cards';

type Context = { params: Promise<{ slug: string[] }> };

const SIZE = { width: 1200, height: 630 };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return listSocialCards(getSite()).map(({ imagePath }) => ({
    slug: imagePath.split('/').slice(2),
  }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const site = getSite();
  const imagePath = `/og/${slug.join('/')}`;
  const card = listSocialCards(site).find(
    (candidate) => candidate.imagePath === imagePath,
  );
  if (!card) return new Response(undefined, { status: 404 });
  return new ImageResponse(
    <SocialImage
      siteTitle={site.config.title}
      section={card.section}
      title={card.title}
    />,
    SIZE,
  );
}
