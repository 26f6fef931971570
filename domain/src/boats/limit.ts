/** Said to a free account that has its boat already. */
export const TOO_MANY_BOATS =
  "Les comptes gratuits sont limités à 1 navire. Passez à l'abonnement Pro pour ajouter plus de navires.";
