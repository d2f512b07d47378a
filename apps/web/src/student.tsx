import './features/student-form/student.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StudentApp } from './features/student-form/student-app.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('student.html has no #root');
createRoot(root).render(
  <StrictMode>
    <StudentApp />
  </StrictMode>,
);
