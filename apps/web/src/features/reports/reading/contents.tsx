import { Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import classes from './contents.module.css';
import type { Section } from './sections-of.ts';
import { useReadingPlace } from './use-reading-place.ts';

/** What stands where in the reading, and where its reader is: at the side of a wide page, a closed list on a narrow one. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useReadingPlace(sections, bar);
  const list = (
    <ol className={classes.list}>
      {sections.map(({ id, name, lang }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} aria-current={id === current ? 'location' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <div className={classes.progress} aria-hidden="true">
        <div ref={bar} />
      </div>
      <nav className={classes.side} aria-labelledby="contents">
        <Title order={2} size="h4" id="contents">
          {m.report_contents()}
        </Title>
        {list}
      </nav>
      <details className={classes.phone}>
        <summary>{m.report_contents_phone()}</summary>
        <nav aria-label={m.report_contents_phone()}>{list}</nav>
      </details>
    </>
  );
}
