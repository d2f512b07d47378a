import { describe, expect, it, test } from 'vitest';
import { initialPaymentStatus, type PaymentStatus, paymentStatuses } from '../billing/payment-status.ts';
import { groupRoles, type Role, roles } from '../identity/roles.ts';
import {
  actionsOn,
  type Extent,
  isFor,
  mayDo,
  permissionsOf,
  type ReportAction,
  type ReportCase,
  refusalOf,
  reportActions,
} from './report-policy.ts';
import { type ReportUserType, reportStages, reportUserTypes } from './report-types.ts';

type Actions = string;
/** Who, whose, paid how; how far it is open; what can be done while it is written, once it is ready, when that failed. */
type Row = [readonly Role[], ReportUserType, PaymentStatus, Extent, Actions, Actions, Actions];

const consumer = ['user'] as const;
const admin = ['productAdmin'] as const;
const rows: Row[] = [
  ...(['PENDING', 'FAILED', 'TRIAL'] as const).map((status): Row => {
    const actions = ['preview delete', 'preview pay delete edit', 'preview delete edit'] as const;
    return [consumer, 'ASTROUSER', status, 'preview', ...actions];
  }),
  [
    consumer,
    'ASTROUSER',
    'PAID',
    'whole',
    'view',
    'view download mail correct judge translate blindTest schedule quote give choose reword compare',
    'view correct',
  ],
  [consumer, 'ASTROUSER', 'REFUNDED', 'closed', '', '', ''],
  // No consumer reaches a group's report: should one ever do, there is nothing to pay, to delete or to give.
  [consumer, 'GROUP', 'PENDING', 'preview', 'preview', 'preview', 'preview'],
  [consumer, 'GROUP', 'FAILED', 'preview', 'preview', 'preview', 'preview'],
  [consumer, 'GROUP', 'TRIAL', 'preview', 'preview', 'preview', 'preview'],
  [
    consumer,
    'GROUP',
    'PAID',
    'whole',
    'view',
    'view download mail correct judge translate blindTest schedule quote give choose reword compare',
    'view correct',
  ],
  [consumer, 'GROUP', 'REFUNDED', 'closed', '', '', ''],
  [groupRoles, 'GROUP', 'PENDING', 'whole', 'view', 'view download judge translate schedule', 'view'],
  [groupRoles, 'GROUP', 'FAILED', 'whole', 'view', 'view download judge translate schedule', 'view'],
  [groupRoles, 'GROUP', 'TRIAL', 'whole', 'view', 'view download judge translate schedule', 'view'],
  [groupRoles, 'GROUP', 'PAID', 'whole', 'view', 'view download judge translate schedule', 'view'],
  [groupRoles, 'GROUP', 'REFUNDED', 'closed', '', '', ''],
  // Nor does anybody of a group reach a consumer's: no plan covers that.
  [groupRoles, 'ASTROUSER', 'PENDING', 'preview', 'preview', 'preview', 'preview'],
  [groupRoles, 'ASTROUSER', 'FAILED', 'preview', 'preview', 'preview', 'preview'],
  [groupRoles, 'ASTROUSER', 'TRIAL', 'preview', 'preview', 'preview', 'preview'],
  [groupRoles, 'ASTROUSER', 'PAID', 'whole', 'view', 'view download judge translate schedule', 'view'],
  [groupRoles, 'ASTROUSER', 'REFUNDED', 'closed', '', '', ''],
  ...paymentStatuses.map((status): Row => {
    const gives = status === 'PENDING' || status === 'FAILED' ? ' complimentary' : '';
    const more = `seePayment${gives} refund statePurpose`;
    return [
      admin,
      'ASTROUSER',
      status,
      'whole',
      `view ${more}`,
      `view download reword compare trace ${more}`,
      `view rewrite ${more}`,
    ];
  }),
  ...paymentStatuses.map(
    (status): Row => [
      admin,
      'GROUP',
      status,
      'whole',
      'view seePayment statePurpose',
      'view download reword compare trace seePayment statePurpose',
      'view rewrite seePayment statePurpose',
    ],
  ),
];

const writing = reportStages.filter((stage) => stage !== 'ready' && stage !== 'failed');
const cases = rows.flatMap(([who, userType, paymentStatus, extent, ...byStage]) =>
  who.flatMap((role) =>
    [writing, ['ready' as const], ['failed' as const]].flatMap((stages, index) =>
      stages.map((stage) => ({
        role,
        extent,
        report: { userType, paymentStatus, stage } satisfies ReportCase,
        actions: (byStage[index] ?? '').split(' ').filter(Boolean).sort(),
      })),
    ),
  ),
);
const allowedActionsOf = (role: Role, report: ReportCase) =>
  reportActions.filter((action) => mayDo(action, role, report));

describe('the policy', () => {
  it('is told in full: each role on each kind of report, payment and stage, once', () => {
    const names = cases.map(({ role, report }) => [role, ...Object.values(report)].join());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(
      roles.length * paymentStatuses.length * reportUserTypes.length * reportStages.length,
    );
  });

  it.each(cases)(
    '$role, $report.userType $report.paymentStatus $report.stage',
    ({ role, report, extent, actions }) => {
      expect(permissionsOf(role, report).extent).toBe(extent);
      expect(allowedActionsOf(role, report).sort()).toEqual(actions);
      expect(actionsOn(role, report).every((action) => actions.includes(action))).toBe(true);
    },
  );

  it('opens to a group what its plan covers, under a contract and under a trial', () => {
    for (const [groupPlan, paymentStatus] of [
      ['CONTRACT', 'PAID'],
      ['TRIAL', 'TRIAL'],
    ] as const) {
      expect(initialPaymentStatus({ groupPlan, free: false })).toBe(paymentStatus);
      for (const role of groupRoles)
        expect(actionsOn(role, { userType: 'GROUP', paymentStatus, stage: 'ready' })).toEqual([
          'view',
          'download',
        ]);
    }
  });

  it('opens to a consumer what is free, and of what is to be paid a preview', () => {
    const open = (free: boolean) =>
      permissionsOf('user', {
        userType: 'ASTROUSER',
        paymentStatus: initialPaymentStatus({ groupPlan: undefined, free }),
        stage: 'ready',
      }).extent;
    expect([open(true), open(false)]).toEqual(['whole', 'preview']);
  });
});

describe('what is seen', () => {
  const shown = (role: Role, userType: ReportUserType, paymentStatus: PaymentStatus) =>
    Object.entries(permissionsOf(role, { userType, paymentStatus, stage: 'ready' }))
      .filter(([name, value]) => name !== 'extent' && name !== 'items' && value)
      .map(([name]) => name)
      .sort();
  const all = ['closing', 'moonSign', 'nakshatra', 'opening', 'provenance'];
  const own = ['entered', 'openings', 'ownPayment'];
  const checking = ['chart', 'otherPerson', 'titles'];

  test.each<[Role, ReportUserType, PaymentStatus, string, string[]]>([
    ['user', 'ASTROUSER', 'PAID', 'all', [...all, ...own]],
    ['user', 'ASTROUSER', 'PENDING', 'first', ['moonSign', 'provenance', ...own]],
    ['user', 'ASTROUSER', 'FAILED', 'first', ['moonSign', 'provenance', ...own]],
    ['user', 'ASTROUSER', 'TRIAL', 'first', ['moonSign', 'provenance', ...own]],
    ['user', 'ASTROUSER', 'REFUNDED', 'none', own],
    ['groupUser', 'GROUP', 'TRIAL', 'all', [...all, 'openings']],
    ['branchAdmin', 'GROUP', 'PAID', 'all', [...all, 'openings']],
    ['groupAdmin', 'GROUP', 'REFUNDED', 'none', ['openings']],
    ['productAdmin', 'ASTROUSER', 'REFUNDED', 'all', [...all, ...checking]],
    ['productAdmin', 'GROUP', 'TRIAL', 'all', [...all, ...checking]],
  ])('by %s of a report of %s that is %s', (role, userType, status, items, fields) => {
    expect(permissionsOf(role, { userType, paymentStatus: status, stage: 'ready' }).items).toBe(items);
    expect(shown(role, userType, status)).toEqual([...fields].sort());
  });

  it('planets, titles and chart are the product admin’s alone', () => {
    for (const { role, report } of cases)
      expect([permissionsOf(role, report).titles, permissionsOf(role, report).chart]).toEqual(
        Array(2).fill(role === 'productAdmin'),
      );
  });

  it('planets, titles and chart are seen by whoever reads all of it where the operator opens them, and nothing else is', () => {
    for (const { role, report } of cases) {
      const [closed, open] = [permissionsOf(role, report), permissionsOf(role, report, true)];
      const whole = closed.extent === 'whole';
      expect(open).toEqual({ ...closed, titles: whole, chart: whole });
    }
    const withdrawn = {
      userType: 'ASTROUSER',
      paymentStatus: 'PAID',
      stage: 'ready',
      withdrawn: true,
    } as const;
    expect(permissionsOf('user', withdrawn, true).chart).toBe(false);
  });
});

describe('money on its way', () => {
  it.each(['PENDING', 'FAILED', 'TRIAL'] as const)(
    'for a %s report keeps it from being paid or deleted',
    (status) => {
      const report = {
        userType: 'ASTROUSER',
        paymentStatus: status,
        stage: 'ready',
        paymentUnderway: true,
      } as const;
      expect(allowedActionsOf('user', report)).toEqual(['preview', 'seePayment']);
      expect(refusalOf('pay', 'user', report)).toBe('payment.in_progress');
      expect(refusalOf('delete', 'user', report)).toBe('payment.in_progress');
    },
  );

  it('that came is seen by the buyer, also after it went back, and by nobody of a group', () => {
    for (const paymentStatus of ['PAID', 'REFUNDED'] as const) {
      const report = { userType: 'ASTROUSER', paymentStatus, stage: 'ready', paymentId: 'p' } as const;
      expect(mayDo('seePayment', 'user', report)).toBe(true);
      for (const role of groupRoles)
        expect(mayDo('seePayment', role, { ...report, userType: 'GROUP' })).toBe(false);
    }
  });
});

describe('a refusal', () => {
  const own = { userType: 'ASTROUSER', paymentStatus: 'PAID', stage: 'ready' } as const;
  test.each<[ReportAction, Role, Partial<ReportCase>, ReturnType<typeof refusalOf>]>([
    ['download', 'user', { paymentStatus: 'TRIAL' }, 'report.unpaid'],
    ['download', 'user', { paymentStatus: 'REFUNDED' }, 'report.refunded'],
    ['download', 'groupAdmin', { paymentStatus: 'REFUNDED', userType: 'GROUP' }, 'report.refunded'],
    ['download', 'user', { stage: 'wording' }, 'report.not_ready'],
    ['mail', 'productAdmin', {}, 'access.denied'],
    ['pay', 'user', {}, 'payment.not_due'],
    ['pay', 'user', { paymentStatus: 'REFUNDED' }, 'payment.not_due'],
    ['pay', 'user', { paymentStatus: 'PENDING', stage: 'failed' }, 'report.not_ready'],
    ['pay', 'groupAdmin', { paymentStatus: 'TRIAL', userType: 'GROUP' }, 'access.denied'],
    ['delete', 'user', {}, 'report.kept'],
    ['correct', 'user', { paymentStatus: 'TRIAL' }, 'report.uncorrectable_unpaid'],
    ['correct', 'user', { paymentStatus: 'REFUNDED' }, 'report.not_correctable'],
    ['correct', 'user', { correctionOpen: false, stage: 'wording' }, 'report.not_correctable'],
    ['correct', 'user', { correctionOpen: true, stage: 'wording' }, 'report.not_ready'],
    ['judge', 'user', { paymentStatus: 'TRIAL' }, 'report.unpaid'],
    ['judge', 'user', { stage: 'wording' }, 'report.not_ready'],
    ['judge', 'productAdmin', {}, 'access.denied'],
    ['blindTest', 'user', { paymentStatus: 'TRIAL' }, 'report.unpaid'],
    ['blindTest', 'groupUser', { userType: 'GROUP' }, 'access.denied'],
    ['rewrite', 'user', { stage: 'failed' }, 'access.denied'],
    ['rewrite', 'productAdmin', {}, 'needless'],
    ['complimentary', 'productAdmin', { paymentStatus: 'TRIAL' }, 'needless'],
    ['complimentary', 'productAdmin', { paymentStatus: 'REFUNDED' }, 'payment.not_due'],
    ['refund', 'productAdmin', { userType: 'GROUP' }, 'payment.not_refundable'],
    ['preview', 'user', {}, 'needless'],
  ])('of %s to %s of %j is %s', (action, role, change, refusal) => {
    expect(refusalOf(action, role, { ...own, ...change })).toBe(refusal);
  });

  it('is the role’s wherever the action is not its own at all', () => {
    for (const { role, report } of cases)
      for (const action of reportActions)
        expect(refusalOf(action, role, report) === 'access.denied').toBe(!isFor(action, role));
  });
});

describe('a report whose consent was withdrawn', () => {
  const withdrawn: ReportCase = {
    paymentStatus: 'PAID',
    stage: 'ready',
    userType: 'GROUP',
    withdrawn: true,
  };

  it.each(roles)('is closed to a %s, whatever was paid, with nothing left to be done', (role) => {
    expect(permissionsOf(role, withdrawn)).toMatchObject({
      extent: 'closed',
      items: 'none',
      chart: false,
      titles: false,
    });
    expect(actionsOn(role, withdrawn)).toEqual([]);
    for (const action of reportActions) expect(mayDo(action, role, withdrawn)).toBe(false);
  });

  it('says so to whoever might do it otherwise', () => {
    expect(refusalOf('download', 'groupAdmin', withdrawn)).toBe('report.withdrawn');
    expect(refusalOf('view', 'productAdmin', withdrawn)).toBe('report.withdrawn');
    expect(refusalOf('mail', 'groupUser', withdrawn)).toBe('access.denied');
  });
});
