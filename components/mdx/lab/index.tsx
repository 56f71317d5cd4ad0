import { z } from 'zod';
import { labFigure } from '@/lib/render-lab';
import { LAYOUTS } from '@/lib/render-lab/run';
import { each, part, TEXT } from '../part';
import { LAB } from '../sources';
import { LabScene } from './lab-scene';

const SCENES = ['strategies', 'checks', 'scrolling', ...LAYOUTS] as const;

export const lab = {
  LabFigure: part({
    props: z.strictObject({ of: TEXT, over: TEXT.optional() }),
    uses: { lab: LAB },
    markdown: {},
    specimens: {
      'Alone, and over another':
        'The pause is <LabFigure of="strategies/native/pause" />, <LabFigure of="strategies/native/pause" over="strategies/normal/pause" /> times as long.',
    },
    draw: ({ of, over }, { lab }) => labFigure(lab, of, over).text,
  }),
  LabScene: part({
    props: z.strictObject({ of: z.enum(SCENES) }),
    uses: { lab: LAB },
    markdown: {},
    specimens: each(SCENES, (scene) => `<LabScene of="${scene}" />`),
    draw: ({ of }, { lab }) => <LabScene data={lab} of={of} />,
  }),
};
