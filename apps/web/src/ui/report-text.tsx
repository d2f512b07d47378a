import './reading-font.css';
import classes from './report-text.module.css';

interface Props {
  /** The language of the text, which need not be the page's. */
  lang: string;
  text: string;
  /** Sets it apart as an opening or a closing. */
  frame?: boolean;
}

/** A text of a report as its reader sees it: paragraphs where an empty line parts them. */
export function ReportText({ lang, text, frame = false }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div lang={lang} className={frame ? `${classes.text} ${classes.frame}` : classes.text}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have nothing but their order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
