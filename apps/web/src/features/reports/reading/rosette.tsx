import { Title } from '@mantine/core';
import { AreaDrawing } from '@udaya/chart-drawing/area-drawings';
import type { ReportDetail } from '@udaya/contract/reports';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { Panel } from '../../../ui/panel.tsx';
import classes from './rosette.module.css';

type Weights = NonNullable<ReportDetail['ahead']>['weights'];

const size = 360;
const middle = size / 2;
const root = 20;
const shortest = 50;
const longest = 112;
const drawingAt = 156;
const drawingSize = 38;
const first = 3;

/** How much each area of life counts in a reading: a petal each in the order of the areas, as long as its share. */
export function Rosette({ weights, lang }: { weights: Weights; lang: string }) {
  const most = weights.slice(0, first);
  // By their names a petal stands at the same place in every reading, so that two can be compared.
  const petals = weights.toSorted((one, other) => one.area.localeCompare(other.area));
  return (
    <Panel className={classes.panel} aria-labelledby="weights">
      <svg
        className={classes.rosette}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={m.report_weights_alt({
          list: formatList(
            weights.map(({ heading }) => heading),
            getLocale(),
          ),
        })}
      >
        <circle cx={middle} cy={middle} r={root + longest} className={classes.ring} />
        {petals.map(({ area, share }, index) => (
          <g key={area} data-most={most.some((one) => one.area === area) || undefined}>
            <path
              d={petal(shortest + share * (longest - shortest))}
              transform={`rotate(${index * (360 / petals.length)} ${middle} ${middle})`}
            />
            <g transform={placeOf(index * (360 / petals.length))}>
              <AreaDrawing area={area} size={drawingSize} accent="var(--udaya-accent)" />
            </g>
          </g>
        ))}
        <circle cx={middle} cy={middle} r={root - 8} className={classes.heart} />
      </svg>
      <div className={classes.words}>
        <Title order={2} size="h3" id="weights">
          {m.report_weights()}
        </Title>
        <p>{m.report_weights_text()}</p>
        <ol lang={lang}>
          {most.map(({ area, heading }) => (
            <li key={area}>{heading}</li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** A petal that points upwards. */
function petal(length: number): string {
  const foot = middle - root;
  const tip = foot - length;
  const width = 27;
  return `M${middle} ${foot}C${middle - width} ${foot - length * 0.35} ${middle - width} ${foot - length * 0.8} ${middle} ${tip}C${middle + width} ${foot - length * 0.8} ${middle + width} ${foot - length * 0.35} ${middle} ${foot}Z`;
}

function placeOf(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const at = (part: number) => (middle + drawingAt * part - drawingSize / 2).toFixed(1);
  return `translate(${at(Math.cos(angle))} ${at(Math.sin(angle))})`;
}
