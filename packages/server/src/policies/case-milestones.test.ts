import { access } from './case-milestones.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
