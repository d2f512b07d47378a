import { Title } from '@mantine/core';
import type { DayOfBirth } from '@udaya/contract/day-of-birth';
import type { ReportDetail } from '@udaya/contract/reports';
import { Panel } from '../../../ui/panel.tsx';
import classes from './day-panel.module.css';

/** What a panchang shows of the birth, in the words of the PDF. */
export function DayPanel({ report: { day } }: { report: Pick<ReportDetail, 'day'> }) {
  if (!day) return null;
  return (
    <Panel className={classes.day} id="day" aria-labelledby="day-heading">
      <div>
        <Title order={2} size="h3" id="day-heading">
          {day.heading}
        </Title>
        <p className={classes.lead}>{day.lead}</p>
      </div>
      <Course course={day.course} />
      <dl className={classes.rows}>
        {day.rows.map(({ term, value, about }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.about}>{about}</dd>
          </div>
        ))}
      </dl>
      <Syllables syllables={day.syllables} />
    </Panel>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The birth on a line from sunrise to sunrise. The list below says all that the line shows. */
function Course({ course }: Pick<DayOfBirth, 'course'>) {
  if (!course) return null;
  const atOf = (kind: string) => course.marks.find((mark) => mark.kind === kind)?.at ?? 0;
  return (
    <figure className={classes.course}>
      <figcaption>{course.heading}</figcaption>
      <div className={classes.line} aria-hidden="true">
        <div className={classes.light} style={{ width: percent(atOf('sunset')) }} />
        <div className={classes.birth} style={{ left: percent(atOf('birth')) }} />
      </div>
      <ol className={classes.marks}>
        {course.marks.map(({ kind, label, time }) => (
          <li key={kind} data-kind={kind}>
            {label} <span>{time}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Syllables({ syllables }: Pick<DayOfBirth, 'syllables'>) {
  if (!syllables) return null;
  return (
    <section className={classes.syllables} aria-labelledby="day-syllables">
      <Title order={3} size="h5" id="day-syllables">
        {syllables.label}
      </Title>
      {syllables.sounds.map(({ pada, latin, tamil, devanagari }) => (
        <p key={latin} className={classes.sounds}>
          {pada && <span className={classes.pada}>{pada}</span>}
          <span lang="ta">{tamil}</span>
          <span lang="hi">{devanagari}</span>
          <span lang="en">{latin}</span>
        </p>
      ))}
      <p className={classes.about}>{syllables.about}</p>
    </section>
  );
}
