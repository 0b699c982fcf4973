/** By which the panel knows the bell: a press on it closes the panel once, not twice. */
export const bellId = 'notification-bell';
