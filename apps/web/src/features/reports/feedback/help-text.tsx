import * as m from '@udaya/messages';
import { Tappable } from './tappable.tsx';

/**
 * A paragraph of whom to ask, with helplines that can be tapped. What it says of a child of that age comes from the texts of the report,
 * after the interface's own words, and is in the language of the report.
 */
export function HelpText({ text, lang }: { text: string; lang: string }) {
  const own = m.report_limits_doctor();
  if (!text.startsWith(`${own} `)) return <Tappable text={text} />;
  return (
    <>
      <Tappable text={own} /> <span lang={lang}>{text.slice(own.length + 1)}</span>
    </>
  );
}
