/** Words of the enterprise forms, as the specification lists them. */
export const castes = ['FC', 'BC', 'MBC', 'SC', 'ST'] as const;
export const religions = ['Hinduism', 'Christianity', 'Islam', 'Others'] as const;
/** The religion that is described in words of its own. */
export const describedReligion = 'Others' satisfies (typeof religions)[number];

export const familyTypes = ['Orphan', 'Single Parent', 'Nuclear', 'Extended'] as const;
export const fatherOccupations = ['Public', 'Private', 'Self employee'] as const;
export const motherOccupations = [...fatherOccupations, 'Home maker'] as const;
/** The occupation that is described in words of its own. */
export const describedOccupation = 'Self employee' satisfies (typeof fatherOccupations)[number];

export const schoolBoards = ['State Board', 'Matriculation', 'CBSE', 'ICSE', 'Others'] as const;
export const mediums = ['English', 'Tamil', 'Others'] as const;
export const trainings = ['Self', 'Free External Coaching', 'Paid External'] as const;

/** What the form of a student offers. */
export const studentClasses = ['9th Standard', '10th Standard', '11th Standard', '12th Standard'] as const;
export type StudentClass = (typeof studentClasses)[number];
export const studentSections = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type StudentSection = (typeof studentSections)[number];

/** How many characters the texts of the enterprise forms have at most. */
export const personLimits = {
  zipCode: 10,
  email: 100,
  community: 150,
  religionDesc: 250,
  parentName: 100,
  qualification: 150,
  occupationDesc: 250,
  siblingName: 100,
  schoolName: 250,
  exam: 50,
  digits: 10,
  coaching: 250,
  activity: 100,
  studentId: 40,
} as const;

/** How many rows each list of the wizard has at most. */
export const listLimits = { siblings: 20, exams: 20, activities: 20 } as const;

/** 8 to 10 digits: what the enterprise forms and the filters of group lists take. */
export const shortMobilePattern = /^\d{8,10}$/;

/** What the single form writes as IQ level where it was not assessed; it is kept as none. */
export const iqNotAssessed = '00';

/** What stands for a parent who is not known. */
export const parentNotKnown = 'Not known';

/** Whether a parent is marked as not known: nothing else is asked of that parent then. */
export function isParentUnknown(name: string): boolean {
  return name.trim() === parentNotKnown;
}
