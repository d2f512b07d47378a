import type { ReviewDetail } from '@udaya/contract/reviews';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { AccountName } from '../../shell/account-name.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReportText } from '../../ui/report-text.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { EditLink } from './edit-link.tsx';
import { rowName } from './review-words.ts';
import classes from './reviews.module.css';

const number = (value: number) => formatNumber(value, getLocale());

/** How much hangs on it. */
export function ReviewFacts({ review }: { review: ReviewDetail }) {
  const { votes, openedDate, reports, others, worded, kind } = review;
  return (
    <Panel aria-label={m.review_facts()}>
      <DetailsList
        items={[
          { term: m.review_column_votes(), value: number(votes) },
          { term: m.review_column_since(), value: <Timestamp instant={openedDate} /> },
          { term: m.review_fact_reports(), value: reports === null ? undefined : number(reports) },
          {
            term: m.review_fact_others(),
            value:
              others === null
                ? kind === 'passage' && m.review_others_few()
                : m.review_others({ fits: number(others.fits), notQuite: number(others.notQuite) }),
          },
          {
            term: m.review_fact_words(),
            value: worded ? m.review_words_model() : m.review_words_knowledge(),
          },
        ]}
      />
    </Panel>
  );
}

/** Who flagged it, when, and what they wrote. */
export function ReviewVoices({ review: { voices } }: { review: ReviewDetail }) {
  return (
    <SectionPanel title={m.review_voices()} lead={m.review_voices_lead()}>
      {voices.length === 0 ? (
        <p className={classes.soft}>{m.review_voices_none()}</p>
      ) : (
        <ul className={classes.voices}>
          {voices.map(({ account, saidDate, note, reportId }) => (
            <li key={`${account.id} ${reportId}`}>
              <span className={classes.who}>
                <AccountName account={account} />
                <span className={classes.soft}>
                  <Timestamp instant={saidDate} />
                </span>
              </span>
              <span className={classes.note}>{note || m.review_voice_no_note()}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}

/** The texts as they stood where readers flagged them, each with the way to its editor. */
export function ReviewTexts({ review }: { review: ReviewDetail }) {
  const { id, texts, reportType, worded } = review;
  return (
    <SectionPanel title={m.review_texts()} lead={worded ? m.review_texts_worded() : m.review_texts_lead()}>
      <ul className={classes.texts}>
        {texts.map(({ key, ageBand, version, text }) => (
          <li key={`${key} ${ageBand} ${version} ${text}`}>
            <div className={classes.textHead}>
              <span className={classes.soft}>
                {key !== '' &&
                  (ageBand === ''
                    ? m.review_row({ text: rowName(key), version })
                    : m.review_row_of_age({ text: rowName(key), age: ageBand, version }))}
              </span>
              {key !== '' && <EditLink reportType={reportType} textKey={key} review={id} />}
            </div>
            <ReportText lang="en" text={text} />
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
