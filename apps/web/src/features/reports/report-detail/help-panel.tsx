import { Anchor, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Rich } from '../../../ui/rich.tsx';
import classes from './report-page.module.css';

const helpline = '14416';

/** Where help is, at the end of the reading as at its beginning. A sample has no id to name. */
export function HelpPanel({ id }: { id?: string }) {
  const { supportEmail } = useProductInfo();
  return (
    <Panel className={classes.prose} tone="warm" aria-labelledby="help">
      <Title order={2} size="h3" id="help">
        {m.help_heading()}
      </Title>
      <p>
        {m.limits_doctor()}{' '}
        <Rich
          message={m.limits_helpline}
          inputs={{}}
          places={{
            call: <Anchor href={`tel:${helpline}`} underline="always" fw={600} c="inherit" />,
          }}
        />
      </p>
      {supportEmail && <SupportLine id={id} email={supportEmail} />}
    </Panel>
  );
}

function SupportLine({ id, email }: { id: string | undefined; email: string }) {
  const subject = id ? `?subject=${encodeURIComponent(m.help_support_subject({ id }))}` : '';
  return (
    <p>
      <Rich
        message={m.help_support}
        inputs={{ email }}
        places={{
          mail: <Anchor href={`mailto:${email}${subject}`} underline="always" c="inherit" />,
        }}
      />
    </p>
  );
}
