import { access } from './calendar-feeds.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
