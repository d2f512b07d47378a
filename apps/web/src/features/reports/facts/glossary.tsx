import * as m from '@udaya/messages';
import classes from './glossary.module.css';

const words: readonly (readonly [() => string, () => string])[] = [
  [m.chart_glossary_sidereal, m.chart_glossary_sidereal_text],
  [m.chart_glossary_ayanamsa, m.chart_glossary_ayanamsa_text],
  [m.chart_glossary_rasi, m.chart_glossary_rasi_text],
  [m.chart_glossary_nakshatra, m.chart_glossary_nakshatra_text],
  [m.chart_glossary_ascendant, m.chart_glossary_ascendant_text],
  [m.chart_glossary_house, m.chart_glossary_house_text],
  [m.chart_glossary_nodes, m.chart_glossary_nodes_text],
];

/** What the words of the tradition mean, for those who ask. */
export function Glossary() {
  return (
    <details className={classes.glossary}>
      <summary>{m.chart_glossary_title()}</summary>
      <dl>
        {words.map(([term, text]) => (
          <div key={term()}>
            <dt>{term()}</dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
