import * as z from 'zod/mini';

/** How a chart is laid out. */
export const chartStyles = ['south', 'north'] as const;
export type ChartStyle = (typeof chartStyles)[number];

const Period = z.object({ lord: z.string(), from: z.string(), to: z.string() });

/** What is told of a chart beside its picture, for those who may see it: drawings in both styles, lords, and periods as dates. */
export const ChartDetails = z.object({
  /** SVG and the same in words; of both styles the rasi, then the navamsa. */
  drawings: z.array(
    z.object({
      style: z.enum(chartStyles),
      heading: z.string(),
      svg: z.string(),
      words: z.string(),
      note: z.string(),
    }),
  ),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  periods: z.object({
    heading: z.string(),
    note: z.string(),
    rows: z.array(z.extend(Period, { parts: z.array(Period) })),
  }),
});
export type ChartDetails = z.infer<typeof ChartDetails>;
