import { groupForms } from '@udaya/contract/group-forms';
import { product } from '@udaya/contract/product';
import { readReceipt } from '@udaya/core/groups/student-words';
import * as m from '@udaya/messages';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorSentence } from '../../api/error-text.ts';
import { callOpen } from '../../api/send-call.ts';
import { readAddress, statusAddress } from './address.ts';
import { Frame } from './frame.tsx';
import { GroupHeader } from './group-header.tsx';
import { StatusView } from './status-view.tsx';
import { StudentForm } from './student-form.tsx';
import { useAsked } from './use-asked.ts';

const readPlace = () => ({
  ...readAddress(window.location.pathname),
  receipt: new URLSearchParams(window.location.search).get('receipt') ?? undefined,
});

/** The public form of a group's students and what follows it. */
export function StudentApp() {
  const [place, setPlace] = useState(readPlace);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const follow = () => setPlace(readPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const { page, token } = place;
  const asked = useAsked('product', (signal) => callOpen(product.readInfo, { signal }));
  const info = asked.data;
  const group = useAsked(token, (signal) =>
    callOpen(groupForms.read, { query: { groupToken: token }, signal }),
  );
  const code = group.error instanceof ApiError ? group.error.code : undefined;
  const shut = code === 'form.missing' || code === 'form.closed' || code === 'request.invalid';
  const groupName = group.data?.groupName;

  if (page === 'status')
    return (
      <Frame product={info} title={m.student_status_title()} heading={m.student_thanks()} takesFocus={moved}>
        {!shut && <GroupHeader group={group.data} />}
        <StatusView
          groupToken={token}
          receipt={place.receipt && (readReceipt(place.receipt) ?? undefined)}
          groupName={groupName}
          shut={shut}
        />
      </Frame>
    );
  // One page for a form that is paused, closed or has another link by now, and for a link that never was one.
  if (shut)
    return (
      <Frame product={info} title={m.student_shut_title()} heading={m.student_shut_title()}>
        <p>{m.student_shut()}</p>
      </Frame>
    );
  // The consent names the language model, which the product tells.
  const failed = [group, asked].find(({ error }) => error);
  return (
    <Frame product={info} title={m.student_title()} heading={m.student_title()}>
      <GroupHeader group={group.data} />
      {failed ? (
        <div className="problem" role="alert">
          <p>{errorSentence(failed.error)}</p>
          <button type="button" className="small" onClick={failed.retry}>
            {m.action_retry()}
          </button>
        </div>
      ) : null}
      <p>{m.student_lead()}</p>
      <StudentForm
        key={token}
        groupToken={token}
        groupName={groupName}
        languageModel={info?.languageModel}
        onSent={(receipt) => {
          window.history.pushState(null, '', statusAddress(token, receipt));
          setMoved(true);
          setPlace(readPlace());
          window.scrollTo({ top: 0 });
        }}
      />
    </Frame>
  );
}
