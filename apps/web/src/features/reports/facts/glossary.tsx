import * as m from '@udaya/messages';
import classes from './glossary.module.css';

const words: readonly (readonly [() => string, () => string])[] = [
  [m.glossary_sidereal, m.glossary_sidereal_text],
  [m.glossary_ayanamsa, m.glossary_ayanamsa_text],
  [m.glossary_rasi, m.glossary_rasi_text],
  [m.glossary_nakshatra, m.glossary_nakshatra_text],
  [m.glossary_ascendant, m.glossary_ascendant_text],
  [m.glossary_house, m.glossary_house_text],
  [m.glossary_nodes, m.glossary_nodes_text],
];

/** What the words of the tradition mean, for those who ask. */
export function Glossary() {
  return (
    <details className={classes.glossary}>
      <summary>{m.glossary_title()}</summary>
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
