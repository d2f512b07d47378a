/** Words of a birth, as the specification lists them. */
export const genders = ['Male', 'Female', 'Others'] as const;
export type Gender = (typeof genders)[number];

export const birthTypes = ['Natural', 'Caesarean', 'Vacuum Extraction', 'Forceps Delivery'] as const;
export type BirthType = (typeof birthTypes)[number];

export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** How well the birth time is known: to the minute, within so many minutes, or not at all. */
export const timeAccuracies = ['exact', 'about15', 'about30', 'about60', 'unknown'] as const;
export type TimeAccuracy = (typeof timeAccuracies)[number];

/** The time of a form that nobody touched, as it goes over the wire. */
export const untouchedTime = '00:00:00 AM';

/** Half the window in minutes within which the birth may have happened; undefined where the time is not known. */
export const minutesOfAccuracy: Record<TimeAccuracy, number | undefined> = {
  exact: 0,
  about15: 15,
  about30: 30,
  about60: 60,
  unknown: undefined,
};

/** The first day whose births the engine reads. */
export const firstBirthDate = '1900-01-01';
/** Beyond this latitude the Ascendant is not defined well enough to be stated. */
export const latitudeLimit = 66;
