import { isParentUnknown, parentNotKnown } from '@udaya/core/groups/person-words';
import * as z from 'zod/mini';

const word = z.string();

/** What the wizard asks for beside the birth, the address and the contact: the wire's values, empty where nothing was chosen yet. */
export const PersonAnswers = z.object({
  communityDetails: z.object({ caste: word, community: word, religion: word, religionDesc: word }),
  familyDetails: z.object({
    familyType: word,
    fatherName: word,
    fatherQualification: word,
    fatherOccupation: word,
    fatherOccupationDesc: word,
    motherName: word,
    motherQualification: word,
    motherOccupation: word,
    motherOccupationDesc: word,
    familyMonthlyIncome: word,
  }),
  /** Of an orphan: the questions about the parents are left out. What was typed of them waits, and is not sent. */
  parentsLeftOut: z.boolean(),
  sibilings: z.array(z.object({ name: word, qualification: word })),
  educationalDetails: z.object({ qualification: word, schoolName: word, board: word, medium: word }),
  examsAppeared: z.array(z.object({ exam: word, score: word, attempts: word, feesPaid: word })),
  examsPlanning: z.array(z.object({ exam: word })),
  trainingDetails: z.object({
    currentTraining: word,
    coaching: word,
    coachingCenter: word,
    feesPaid: word,
    duration: word,
  }),
  extracurricularActivity: z.array(z.object({ activityName: word })),
});
export type PersonAnswers = z.infer<typeof PersonAnswers>;

/** The lists of the wizard, by the names of the wire. */
export type ListName = 'sibilings' | 'examsAppeared' | 'examsPlanning' | 'extracurricularActivity';

/** The answers before anybody typed. */
export const emptyAnswers: PersonAnswers = {
  communityDetails: { caste: '', community: '', religion: '', religionDesc: '' },
  familyDetails: {
    familyType: '',
    fatherName: '',
    fatherQualification: '',
    fatherOccupation: '',
    fatherOccupationDesc: '',
    motherName: '',
    motherQualification: '',
    motherOccupation: '',
    motherOccupationDesc: '',
    familyMonthlyIncome: '',
  },
  parentsLeftOut: false,
  sibilings: [],
  educationalDetails: { qualification: '', schoolName: '', board: '', medium: '' },
  examsAppeared: [],
  examsPlanning: [],
  trainingDetails: { currentTraining: '', coaching: '', coachingCenter: '', feesPaid: '', duration: '' },
  extracurricularActivity: [],
};

/** Whether the questions about the parents are left out: only of an orphan can they be. */
export function leavesParentsOut({
  familyDetails,
  parentsLeftOut,
}: Pick<PersonAnswers, 'familyDetails' | 'parentsLeftOut'>): boolean {
  return parentsLeftOut && isParentUnknown(familyDetails, parentNotKnown);
}

/** The family as it is sent: a parent who is not known has no qualification and no occupation. */
export function familyAnswers(
  answers: Pick<PersonAnswers, 'familyDetails' | 'parentsLeftOut'>,
): PersonAnswers['familyDetails'] {
  const { familyDetails } = answers;
  if (!leavesParentsOut(answers)) return familyDetails;
  const { familyType, familyMonthlyIncome } = familyDetails;
  return {
    ...emptyAnswers.familyDetails,
    familyType,
    familyMonthlyIncome,
    fatherName: parentNotKnown,
    motherName: parentNotKnown,
  };
}
