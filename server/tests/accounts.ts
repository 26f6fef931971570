/** Accounts that every test database has, or that tests make. */
export const ADMIN = { email: "amiral@bosco.test", password: "passerelle-du-port" };
export const PASSWORD = "le-vent-se-leve";
