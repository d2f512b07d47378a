import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ShownSky as Shown } from '@udaya/contract/strangers';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useMaybeSession } from '../../../api/use-session.ts';
import { PriceLine } from '../../../shell/price-line.tsx';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import type { IntakeValues } from '../../intake/intake-values.ts';
import { SkyFigure } from '../sky/sky-figure.tsx';
import classes from './first-sky.module.css';
import { saveBirth } from './use-first-sky.ts';

interface Props {
  shown: Shown;
  birth: IntakeValues;
  onChange: () => void;
}

/** The sky of a birth with its weekday, rasi and nakshatra, and the way on. */
export function ShownSky({ shown: { sky, weekday, rasi, nakshatra }, birth, onChange }: Props) {
  useHeadingFocusNow();
  const role = useMaybeSession()?.role;
  const facts = [
    [m.chart_weekday(), weekday],
    [m.report_provenance_moon_sign(), rasi],
    [m.report_provenance_nakshatra(), nakshatra],
  ];
  return (
    <>
      <section className={classes.night} aria-labelledby="shown-sky">
        <Title order={1} id="shown-sky" tabIndex={-1} className={classes.title}>
          {sky.title}
        </Title>
        <p className={classes.caption}>{sky.caption}</p>
        <SkyFigure sky={sky} />
        <dl className={classes.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={classes.next} aria-labelledby="next">
        <Title order={2} size="h3" id="next">
          {m.sky_first_next()}
        </Title>
        <Text>{m.sky_first_next_text()}</Text>
        <PriceLine />
        <div className={classes.ways}>
          {(!role || isFor('pay', role)) && (
            <Button
              size="lg"
              onClick={() => saveBirth(birth)}
              renderRoot={(props) => <Link {...props} to={role ? '/generate-birthchart' : '/register'} />}
            >
              {m.sky_first_keep()}
            </Button>
          )}
          <Button size="lg" variant="default" onClick={onChange}>
            {m.sky_first_other()}
          </Button>
        </div>
        <Text size="sm" c="dimmed">
          {m.sky_first_private()}
        </Text>
      </section>
    </>
  );
}
