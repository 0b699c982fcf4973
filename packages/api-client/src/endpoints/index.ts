export * from './auth.ts';
export * from './cases.ts';
export * from './chat.ts';
export * from './invitations.ts';
export * from './organizations.ts';
export * from './participants.ts';
export * from './platform.ts';
export * from './users.ts';
