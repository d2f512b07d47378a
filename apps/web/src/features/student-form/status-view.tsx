import { students } from '@udaya/contract/students';
import { readReceipt } from '@udaya/core/groups/student-words';
import { formatDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-text.ts';
import { callOpen } from '../../api/send-call.ts';
import { formAddress, statusAddress } from './address.ts';
import { useAsked } from './use-asked.ts';

interface Props {
  groupToken: string;
  receipt: string | undefined;
  groupName: string | undefined;
  /** The form of this link takes nothing now, or has another link. */
  shut: boolean;
}

/** What came of an entry: thanks, the receipt number, where the report stands, whom to ask, and the way to another one. */
export function StatusView({ groupToken, receipt, groupName, shut }: Props) {
  const group = groupName ?? m.student_institution();
  return (
    <>
      {receipt === undefined ? (
        <ReceiptSearch groupToken={groupToken} />
      ) : (
        <section aria-label={m.student_receipt()}>
          <p>{m.student_receipt()}</p>
          <p className="receipt">{receipt}</p>
          <p className="hint">{m.student_receipt_keep()}</p>
          <State groupToken={groupToken} receipt={receipt} />
        </section>
      )}
      <section aria-labelledby="next">
        <h2 id="next">{m.student_next_title()}</h2>
        <ul>
          <li>{m.student_next_written()}</li>
          <li>{m.student_next_read({ group })}</li>
          <li>{m.student_next_ask({ group })}</li>
          <li>{m.student_note_limits()}</li>
        </ul>
      </section>
      {!shut && (
        <p>
          <a className="submit" href={formAddress(groupToken)}>
            {m.student_new_report()}
          </a>
        </p>
      )}
    </>
  );
}

function State({ groupToken, receipt }: { groupToken: string; receipt: string }) {
  const { data, error, loading, retry } = useAsked(receipt, (signal) =>
    callOpen(students.readState, { query: { groupToken, receipt }, signal }),
  );
  if (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    const lost = code === 'record.missing' || code === 'form.missing';
    return (
      <div className="problem" role="alert">
        <p>{lost ? m.student_receipt_unknown() : errorSentence(error)}</p>
        {!lost && (
          <button type="button" className="small" onClick={retry}>
            {m.action_retry()}
          </button>
        )}
      </div>
    );
  }
  const day = data && formatDayIn(new Date(data.receivedDate), ownTimeZone(), getLocale());
  return (
    <div className="state">
      <p role="status">
        {!data && m.student_state_loading()}
        {data?.state === 'received' && m.student_state_received({ day: day ?? '' })}
        {data?.state === 'written' && m.student_state_written({ day: day ?? '' })}
      </p>
      <button type="button" className="small" aria-disabled={loading} onClick={() => !loading && retry()}>
        {m.student_state_again()}
      </button>
    </div>
  );
}

/** For whoever comes with a receipt number on paper. */
function ReceiptSearch({ groupToken }: { groupToken: string }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const look = (event: FormEvent) => {
    event.preventDefault();
    const receipt = readReceipt(typed);
    setWrong(receipt === undefined);
    if (receipt) window.location.assign(statusAddress(groupToken, receipt));
    else document.getElementById('receipt')?.focus();
  };
  return (
    <section aria-labelledby="look">
      <h2 id="look">{m.student_receipt_search()}</h2>
      <form noValidate onSubmit={look}>
        <div className="field">
          <label htmlFor="receipt">{m.student_receipt()}</label>
          <input
            id="receipt"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder="R-XXXX-XXXX"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'receipt-error' : undefined}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {wrong && (
            <p className="error" id="receipt-error">
              {m.student_receipt_wrong()}
            </p>
          )}
        </div>
        <button type="submit" className="small">
          {m.student_receipt_look()}
        </button>
      </form>
    </section>
  );
}
