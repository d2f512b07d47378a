import { Anchor, Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { IconHeartHandshake } from '../../../ui/icons.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { HelpText } from '../feedback/help-text.tsx';
import classes from './limits-panel.module.css';

/** What a reading is not, and that help is near: a line above the reading that leads to all of it. */
export function LimitsLine() {
  return (
    <p className={classes.line} data-not-printed>
      <IconHeartHandshake size={18} stroke={1.7} aria-hidden="true" />
      <Anchor href="#help" underline="always" fz="inherit" c="inherit">
        {m.report_limits_short()}
      </Anchor>
    </p>
  );
}

/** What a reading is not, and when to ask whom, in the words of the PDF: after the reading, on paper before it. A sample has no id to name. */
export function LimitsPanel({
  report: { limits, help, lang },
  id,
}: {
  report: Pick<ReportDetail, 'limits' | 'help' | 'lang'>;
  id?: string;
}) {
  const { supportEmail } = useProductInfo();
  return (
    <div className={classes.both}>
      <section className={classes.chapter} aria-labelledby="limits">
        <Title order={2} size="h3" id="limits">
          {limits.heading}
        </Title>
        {limits.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={classes.chapter} aria-labelledby="help">
        <Title order={2} size="h3" id="help">
          {help.heading}
        </Title>
        {help.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <HelpText text={paragraph} lang={lang} />
          </p>
        ))}
        {supportEmail && <SupportLine id={id} email={supportEmail} />}
      </section>
    </div>
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
