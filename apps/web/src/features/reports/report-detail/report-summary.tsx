import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { IconAnchor, IconClock } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReportText } from '../../../ui/report-text.tsx';
import { PlanetSign } from './planet-sign.tsx';
import { type ReportPart, readingMinutes } from './read-items.ts';
import classes from './report-summary.module.css';

interface Props {
  /** The language of the texts, which need not be the page's. */
  lang: Locale;
  parts: readonly ReportPart[];
  opening: string;
  closing: string;
}

/** What the report says: an opening, its parts one after the other, a closing. */
export function ReportSummary({ lang, parts, opening, closing }: Props) {
  const minutes = readingMinutes([opening, ...parts.map(({ description }) => description), closing]);
  return (
    <Panel className={classes.summary} aria-labelledby="report-summary">
      <div className={classes.head}>
        <Title order={2} id="report-summary">
          {m.report_summary()}
        </Title>
        <Text size="sm" c="dimmed">
          {m.report_reading_time({ minutes })}
        </Text>
      </div>
      {opening && <ReportText lang={lang} text={opening} frame />}
      <ol className={classes.parts}>
        {parts.map((part, index) => (
          <Part
            key={`${index}-${part.description.slice(0, 20)}`}
            lang={lang}
            part={part}
            number={index + 1}
          />
        ))}
      </ol>
      {closing && <ReportText lang={lang} text={closing} frame />}
    </Panel>
  );
}

function Part({
  lang,
  part: { planet, descriptionTitle, description, note, holds },
  number,
}: {
  lang: Locale;
  part: ReportPart;
  number: number;
}) {
  return (
    <li className={classes.part}>
      <span className={classes.mark} aria-hidden="true" data-planet={planet}>
        {planet ? <PlanetSign planet={planet} /> : number}
      </span>
      <div>
        <div className={classes.heading}>
          <Title order={3} size="h4" lang={descriptionTitle && lang}>
            {descriptionTitle ?? m.report_part({ number })}
          </Title>
          {planet && <span className={classes.planet}>{planet}</span>}
          {note && holds && <Steady note={note} holds={holds} />}
        </div>
        <ReportText lang={lang} text={description} />
        {note && !holds && (
          <p className={classes.note}>
            <IconClock size={17} stroke={1.7} aria-hidden="true" />
            {note}
          </p>
        )}
      </div>
    </li>
  );
}

/** That a part holds whatever the minute was: said shortly to those who look, in full to those who listen. */
function Steady({ note, holds }: { note: string; holds: 'minute' | 'day' }) {
  return (
    <span className={classes.steady} title={note}>
      <IconAnchor size={15} stroke={1.7} aria-hidden="true" />
      <span aria-hidden="true">{holds === 'day' ? m.report_steady_day() : m.report_steady()}</span>
      <VisuallyHidden>{note}</VisuallyHidden>
    </span>
  );
}
