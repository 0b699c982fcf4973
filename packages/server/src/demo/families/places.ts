/** Where people meet in one room. */
export const office = 'Hearthside, 4 Mill Lane, Bristol';

/** Rooms of their own, on two floors. */
export const rooms = { A: `${office}, garden room`, B: `${office}, first floor` };
