import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PaymentResult } from '../../features/billing/payment-result.tsx';
import { CorrectionLeft } from '../../features/reports/corrections/correction-left.tsx';
import { PaidSky } from '../../features/reports/sky/paid-sky.tsx';

export const Route = createFileRoute('/_logged-in/payments/success/$id')({
  staticData: { title: m.payment_title, roles: ['user'] },
  component: () => {
    const { id } = Route.useParams();
    return (
      <PaymentResult
        key={id}
        id={id}
        above={({ reportId, name }) => reportId && <PaidSky id={reportId} name={name} />}
        below={({ reportId }) => reportId && <CorrectionLeft id={reportId} />}
      />
    );
  },
});
