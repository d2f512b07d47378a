import { Anchor, Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { Tappable } from '../feedback/tappable.tsx';
import classes from './limits-panel.module.css';

/**
 * What a reading is not, and when to ask whom: at its beginning, in the words of the PDF. It is a line that opens, so that the
 * reading begins on the first screen. A sample has no id to name.
 */
export function LimitsPanel({
  report: { limits, help },
  id,
}: {
  report: Pick<ReportDetail, 'limits' | 'help'>;
  id?: string;
}) {
  const { supportEmail } = useProductInfo();
  return (
    <details className={classes.limits}>
      <summary className={classes.line}>{m.report_limits_short()}</summary>
      <div className={classes.both}>
        <Panel className={classes.chapter} tone="warm" aria-labelledby="limits">
          <Title order={2} size="h3" id="limits">
            {limits.heading}
          </Title>
          {limits.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Panel>
        <Panel className={classes.chapter} tone="warm" aria-labelledby="help">
          <Title order={2} size="h3" id="help">
            {help.heading}
          </Title>
          {help.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Tappable text={paragraph} />
            </p>
          ))}
          {supportEmail && <SupportLine id={id} email={supportEmail} />}
        </Panel>
      </div>
    </details>
  );
}

function SupportLine({ id, email }: { id: string | undefined; email: string }) {
  const subject = id ? `?subject=${encodeURIComponent(m.report_help_support_subject({ id }))}` : '';
  return (
    <p>
      <Rich
        message={m.report_help_support}
        inputs={{ email }}
        places={{
          mail: <Anchor href={`mailto:${email}${subject}`} underline="always" fz="inherit" c="inherit" />,
        }}
      />
    </p>
  );
}

/** The way back to it, for whoever has come to the end. */
export function BackToHelp() {
  return (
    <p className={classes.back}>
      <Rich
        message={m.report_to_help}
        inputs={{}}
        places={{ help: <Anchor href="#help" underline="always" fz="inherit" /> }}
      />
    </p>
  );
}
