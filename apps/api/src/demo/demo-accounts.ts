import type { Role } from '@udaya/core/identity/roles';

/** The password of every demo account. They never exist in production. */
export const demoPassword = 'Udaya-demo-2026';

export interface DemoAccount {
  username: string;
  role: Role;
  firstName: string;
  lastName: string;
  enterpriseCode?: 'DEMO-NGO' | 'DEMO-UNI' | 'DEMO-NGO2';
  branch?: 0 | 1;
  /** Where a consumer lives: what the receipt and the profile need. */
  home?: { mobile: string; address1: string; city: string; state: string };
}

/** One account of every role, as the start prints them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo-parent',
    role: 'user',
    firstName: 'Meena',
    lastName: 'Sundaram',
    home: {
      mobile: '9876543210',
      address1: '14 Temple Car Street',
      city: 'Tirunelveli',
      state: 'Tamil Nadu',
    },
  },
  { username: 'demo-admin', role: 'productAdmin', firstName: 'Arun', lastName: 'Prakash' },
  {
    username: 'demo-group-admin',
    role: 'groupAdmin',
    firstName: 'Lakshmi',
    lastName: 'Narayanan',
    enterpriseCode: 'DEMO-NGO',
  },
  {
    username: 'demo-branch-admin',
    role: 'branchAdmin',
    firstName: 'Joseph',
    lastName: 'Xavier',
    enterpriseCode: 'DEMO-NGO',
    branch: 0,
  },
  {
    username: 'demo-group-user',
    role: 'groupUser',
    firstName: 'Kavitha',
    lastName: 'Raman',
    enterpriseCode: 'DEMO-NGO',
    branch: 0,
  },
  {
    username: 'demo-uni-admin',
    role: 'groupAdmin',
    firstName: 'Farida',
    lastName: 'Begum',
    enterpriseCode: 'DEMO-UNI',
  },
  {
    username: 'demo-uni-user',
    role: 'groupUser',
    firstName: 'Senthil',
    lastName: 'Kumar',
    enterpriseCode: 'DEMO-UNI',
    branch: 1,
  },
  {
    username: 'demo-ngo2-admin',
    role: 'groupAdmin',
    firstName: 'Selvi',
    lastName: 'Murugesan',
    enterpriseCode: 'DEMO-NGO2',
  },
  {
    username: 'demo-ngo2-user',
    role: 'groupUser',
    firstName: 'Abdul',
    lastName: 'Rahim',
    enterpriseCode: 'DEMO-NGO2',
    branch: 0,
  },
];

/** `formToken` opens the public student form; it is kept hashed and sealed, so that the start knows it only from here. */
export const demoGroups = [
  {
    name: 'Kaveri Community Trust',
    enterpriseCode: 'DEMO-NGO',
    institutionCode: 'KCT-01',
    type: 'NGO',
    plan: 'CONTRACT',
    formToken: 'form_demo-ngo',
    description: 'Supports families and children along the Kaveri.',
    /** Who answers for its data. */
    fiduciary: {
      legalName: 'Kaveri Community Trust (Regd.)',
      address: '12 Salai Road, Thillai Nagar, Tiruchirappalli 620018, Tamil Nadu',
      officerName: 'Revathi Narayanan',
      officerEmail: 'data@kaveri-trust.example',
      officerPhone: '+91 431 555 0112',
    },
    branches: ['Tiruchirappalli', 'Thanjavur'],
  },
  {
    name: 'Nellai University',
    enterpriseCode: 'DEMO-UNI',
    institutionCode: 'NU-07',
    type: 'UNIVERSITY',
    plan: 'TRIAL',
    formToken: 'form_demo-uni',
    description: 'Student guidance centre of a university in southern Tamil Nadu.',
    /** Who answers for its data. */
    fiduciary: {
      legalName: 'Nellai University',
      address: 'Abishekapatti, Tirunelveli 627012, Tamil Nadu',
      officerName: 'Farida Begum',
      officerEmail: 'data@nellai-university.example',
      officerPhone: '+91 462 555 0107',
    },
    branches: ['Tirunelveli Campus', 'Nagercoil Campus'],
  },
  {
    name: 'Vaigai Child Care Trust',
    enterpriseCode: 'DEMO-NGO2',
    institutionCode: 'VCCT-02',
    type: 'NGO',
    plan: 'CONTRACT',
    formToken: 'form_demo-ngo2',
    description: 'Day care and schooling for children along the Vaigai.',
    /** Who answers for its data. */
    fiduciary: {
      legalName: 'Vaigai Child Care Trust',
      address: '5 Alagar Kovil Road, Madurai 625002, Tamil Nadu',
      officerName: 'Selvi Murugan',
      officerEmail: 'data@vaigai-trust.example',
      officerPhone: '+91 452 555 0102',
    },
    branches: ['Madurai', 'Theni'],
  },
] as const;
