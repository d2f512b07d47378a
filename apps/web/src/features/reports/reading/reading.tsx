import { Text, Title } from '@mantine/core';
import { AreaDrawing } from '@udaya/chart-drawing/area-drawings';
import type { ReportDetail } from '@udaya/contract/reports';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { ReactNode } from 'react';
import { IconClock } from '../../../ui/icons.tsx';
import { ListenButton } from '../listen/listen-button.tsx';
import { ReadingText } from '../trace/reading-text.tsx';
import { GlancePanel } from './glance-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanetSign } from './planet-sign.tsx';
import { type Bridge, type ReportPart, readingMinutes } from './read-items.ts';
import classes from './reading.module.css';

interface Props {
  report: Pick<ReportDetail, 'lang' | 'opening' | 'closing' | 'frame' | 'steadyNote'>;
  parts: readonly ReportPart[];
  /** What can be done with a part, below it. */
  renderBelow?: ((part: ReportPart) => ReactNode) | undefined;
  /** What can be done with the glance and with the plan, below them. */
  belowGlance?: ReactNode;
  belowPlan?: ReactNode;
  /** What can be said of what stands around the parts, after all of it. */
  end?: ReactNode;
}

/** What the report says: in a few lines, then its parts between an opening and a closing, then what to do with it. */
export function Reading({ report, parts, renderBelow, belowGlance, belowPlan, end }: Props) {
  const { lang, opening, closing, frame, steadyNote } = report;
  const mansion = frame?.mansion;
  const last = frame?.bridges.find(({ after }) => after === parts.length);
  const minutes = readingMinutes(
    [
      opening,
      ...parts.flatMap(({ description, bridges }) => [description, ...bridges.map(({ text }) => text)]),
      closing,
      mansion?.text ?? '',
    ],
    lang,
  );
  return (
    <div className={classes.reading} data-reading>
      {lang !== getLocale() && (
        <Text size="sm">{m.report_language({ language: languageName(lang, getLocale()) })}</Text>
      )}
      {frame && <GlancePanel lang={lang} glance={frame.glance} end={belowGlance} />}
      <section className={classes.sheet} aria-labelledby="report-summary">
        <div className={classes.head}>
          <Title order={2} id="report-summary">
            {m.report_summary()}
          </Title>
          <div className={classes.ways}>
            <Text size="sm" c="dimmed">
              {m.report_reading_time({ minutes })}
            </Text>
            <ListenButton key={lang} lang={lang} />
          </div>
        </div>
        {opening && (
          <div className={classes.lead}>
            <ReadingText lang={lang} text={opening} frame />
          </div>
        )}
        {steadyNote && <TimeNote text={steadyNote} />}
        <ol className={classes.parts}>
          {parts.map((part) => (
            <Part key={part.id} lang={lang} part={part} renderBelow={renderBelow} />
          ))}
        </ol>
        {mansion && (
          <section className={classes.mansion} aria-labelledby="mansion">
            <Title order={3} id="mansion" className={classes.name}>
              {mansion.heading}
            </Title>
            <ReadingText lang={lang} text={mansion.text} />
            {last && (
              <div className={classes.bridge}>
                <BridgeNote lang={lang} bridge={last} />
              </div>
            )}
          </section>
        )}
        {closing && (
          <div className={classes.lead}>
            <ReadingText lang={lang} text={closing} frame />
          </div>
        )}
      </section>
      {frame && <PlanPanel lang={lang} plan={frame.plan} end={belowPlan} />}
      {end}
    </div>
  );
}

function Part({ lang, part, renderBelow }: { lang: string; part: ReportPart } & Pick<Props, 'renderBelow'>) {
  const { id, name, named, area, planet, descriptionTitle, description, note, minute, bridges } = part;
  const title = descriptionTitle !== name ? descriptionTitle : undefined;
  return (
    <>
      <li className={classes.part}>
        <Title order={3} id={id} className={classes.name} lang={named ? lang : undefined}>
          {area && <AreaDrawing area={area} accent="var(--udaya-accent)" />}
          {name}
        </Title>
        <div className={classes.body}>
          {planet && (
            <p className={classes.planet}>
              <PlanetSign planet={planet} />
              <span>
                {planet}
                {title && <span lang={lang}>: {title}</span>}
              </span>
            </p>
          )}
          <ReadingText lang={lang} text={description} />
          {minute && (
            <div className={classes.minute}>
              <ReadingText lang={lang} text={minute} />
              <TimeNote text={m.report_minute()} />
            </div>
          )}
        </div>
        {note && (
          <div className={classes.beside}>
            <TimeNote text={note} />
          </div>
        )}
        {renderBelow?.(part)}
      </li>
      {bridges.map((bridge) => (
        <li key={bridge.text} className={classes.bridge}>
          <BridgeNote lang={lang} bridge={bridge} />
        </li>
      ))}
    </>
  );
}

/** How what it names is both true. */
function BridgeNote({ lang, bridge: { joins, text, note } }: { lang: string; bridge: Bridge }) {
  return (
    <div role="note" aria-label={m.report_bridge()}>
      {joins && (
        <p className={classes.joins} lang={lang}>
          {joins}
        </p>
      )}
      <ReadingText lang={lang} text={text} />
      {note && <TimeNote text={note} />}
    </div>
  );
}

/** How something hangs on the time of birth. */
function TimeNote({ text }: { text: string }) {
  return (
    <p className={classes.note}>
      <IconClock size={17} stroke={1.7} aria-hidden="true" />
      {text}
    </p>
  );
}
