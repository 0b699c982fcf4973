/** The id of the bell, by which the panel ignores presses on it: the bell closes the panel itself. */
export const bellId = 'notification-bell';
