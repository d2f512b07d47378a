import * as m from '@udaya/messages';
import { useState } from 'react';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FirstSkyForm } from './first-sky-form.tsx';
import { ShownSky } from './shown-sky.tsx';
import { useFirstSky } from './use-first-sky.ts';

/** The sky of a birth for anybody: three questions, then the picture, and a way on to the reading. */
export function FirstSkyPage() {
  const sending = useFirstSky();
  const [back, setBack] = useState(false);
  if (sending.data)
    return (
      <ShownSky
        shown={sending.data}
        birth={sending.form.getValues()}
        onChange={() => {
          setBack(true);
          sending.forget();
        }}
      />
    );
  return (
    <>
      <PageHeader title={m.sky_first()} lead={m.sky_first_lead()} />
      <FirstSkyForm sending={sending} takesFocus={back} />
    </>
  );
}
