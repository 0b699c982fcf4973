import { access } from './neutrality-reports.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
