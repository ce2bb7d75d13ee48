const MARK = 'onboarding-later';

/** A member who closed the dialog is left alone until they come back another time. */
export const later = {
  isSet: (): boolean => sessionStorage.getItem(MARK) !== null,
  set: () => sessionStorage.setItem(MARK, '1'),
  forget: () => sessionStorage.removeItem(MARK),
};
