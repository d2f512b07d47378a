// In the file of React itself, so that React begins in the task that takes in this file, and not in that of the first page.
export { createRoot } from 'react-dom/client';
