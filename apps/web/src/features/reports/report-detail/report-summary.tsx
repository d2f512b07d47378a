import { Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconClock, IconInfoCircle } from '@tabler/icons-react';
import { Panel } from '../../../ui/panel.tsx';
import { PlanetSign } from './planet-sign.tsx';
import { readingMinutes, type ReportPart } from './read-items.ts';
import classes from './report-summary.module.css';

interface Props {
  parts: readonly ReportPart[];
  opening: string;
  closing: string;
}

/** What the report says: an opening, its parts one after the other, a closing. */
export function ReportSummary({ parts, opening, closing }: Props) {
  const minutes = readingMinutes([opening, ...parts.map(({ description }) => description), closing]);
  return (
    <Panel className={classes.summary} aria-labelledby="report-summary">
      <div className={classes.head}>
        <Title order={2} id="report-summary">
          {m.report_summary()}
        </Title>
        <Text size="sm" c="dimmed">
          {minutes === 1 ? m.report_reading_minute() : m.report_reading_minutes({ minutes })}
        </Text>
      </div>
      {opening && <Words text={opening} frame />}
      <ol className={classes.parts}>
        {parts.map((part, index) => (
          <Part key={`${index}-${part.description.slice(0, 20)}`} part={part} number={index + 1} />
        ))}
      </ol>
      {closing && <Words text={closing} frame />}
    </Panel>
  );
}

function Part({ part: { planet, descriptionTitle, description, note }, number }: { part: ReportPart; number: number }) {
  return (
    <li className={classes.part}>
      <span className={classes.mark} aria-hidden="true" data-planet={planet}>
        {planet ? <PlanetSign planet={planet} /> : number}
      </span>
      <div>
        <div className={classes.heading}>
          <Title order={3} size="h4">
            {descriptionTitle ?? m.report_part({ number })}
          </Title>
          {planet && <span className={classes.planet}>{planet}</span>}
        </div>
        <Words text={description} />
        {note && <Note text={note} />}
      </div>
    </li>
  );
}

function Note({ text }: { text: string }) {
  const Sign = text === m.report_note_depends() ? IconClock : IconInfoCircle;
  return (
    <p className={classes.note}>
      <Sign size={17} stroke={1.7} aria-hidden="true" />
      {text}
    </p>
  );
}

function Words({ text, frame = false }: { text: string; frame?: boolean }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className={frame ? `${classes.text} ${classes.frame}` : classes.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
