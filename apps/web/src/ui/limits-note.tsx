import { Anchor, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconHeartHandshake } from './icons.tsx';
import classes from './limits-note.module.css';
import { Rich } from './rich.tsx';

const helpline = '14416';

/** What a reading is not, and where help is: in plain words, wherever the product speaks about a child. */
export function LimitsNote() {
  return (
    <aside className={classes.note} aria-label={m.report_limits_title()}>
      <IconHeartHandshake className={classes.icon} size={22} stroke={1.6} aria-hidden="true" />
      <div>
        <Text fw={600}>{m.report_limits_title()}</Text>
        <Text>
          {m.report_limits_reading()} {m.report_limits_evidence()}
        </Text>
        <Text>
          {m.report_limits_doctor()}{' '}
          <Rich
            message={m.report_limits_helpline}
            inputs={{}}
            places={{
              call: <Anchor href={`tel:${helpline}`} underline="always" fw={600} fz="inherit" c="inherit" />,
            }}
          />
        </Text>
      </div>
    </aside>
  );
}
